import type { SoundName } from './names.ts'

/** A tone: when it begins and how long it is heard, in seconds; its pitch in hertz. */
interface Tone {
  readonly at: number
  readonly lasts: number
  readonly pitch: number
  /** Where the pitch glides to. */
  readonly to?: number
  readonly wave: 'sine' | 'triangle'
  readonly loud: number
}

/** A rustle: noise round a pitch. */
interface Rustle {
  readonly at: number
  readonly lasts: number
  readonly pitch: number
  readonly wave: 'noise'
  readonly loud: number
}

type Part = Tone | Rustle

const tone = (at: number, pitch: number, lasts: number, loud: number, to = pitch): Tone => ({
  at,
  pitch,
  lasts,
  loud,
  to,
  wave: 'triangle',
})
const ring = (at: number, pitch: number, lasts: number, loud: number): Tone => ({
  at,
  pitch,
  lasts,
  loud,
  wave: 'sine',
})
const rustle = (at: number, pitch: number, lasts: number, loud: number): Rustle => ({
  at,
  pitch,
  lasts,
  loud,
  wave: 'noise',
})
const [C5, E5, G5, C6] = [523.3, 659.3, 784, 1046.5]

/** Every sound of a table, put together from tones and rustles: wood, paper, metal. */
export const SOUNDS: { readonly [name in SoundName]: readonly Part[] } = {
  move: [tone(0, 210, 0.1, 0.35, 150), rustle(0, 900, 0.03, 0.2)],
  card: [rustle(0, 2400, 0.07, 0.4), rustle(0.05, 1500, 0.05, 0.3), tone(0.05, 180, 0.06, 0.2)],
  tile: [tone(0, 320, 0.09, 0.5, 230), rustle(0, 1400, 0.025, 0.4)],
  coin: [ring(0, 1976, 0.16, 0.16), ring(0.06, 2637, 0.28, 0.18), ring(0.06, 3951, 0.14, 0.05)],
  dice: [0, 0.07, 0.13, 0.21].flatMap(at => [
    tone(at, 420, 0.05, 0.3, 260),
    rustle(at, 1900, 0.025, 0.35),
  ]),
  sale: [
    ring(0, 1976, 0.14, 0.14),
    ring(0.05, 2637, 0.16, 0.14),
    tone(0.12, G5, 0.22, 0.3),
    tone(0.2, C6, 0.34, 0.3),
  ],
  turn: [tone(0, C5, 0.26, 0.45), tone(0.13, G5, 0.42, 0.45)],
  win: [
    ...[C5, E5, G5].map((pitch, index) => tone(index * 0.13, pitch, 0.3, 0.4)),
    tone(0.42, C6, 0.9, 0.42),
    tone(0.42, G5, 0.9, 0.25),
    ring(0.5, C6 * 2, 0.5, 0.06),
  ],
  end: [tone(0, G5, 0.4, 0.32), tone(0.2, C5, 0.7, 0.32)],
  refusal: [tone(0, 196, 0.13, 0.4, 170), tone(0.14, 165, 0.2, 0.4, 140)],
  clock: [0, 0.16].flatMap(at => [ring(at, 1320, 0.05, 0.25), rustle(at, 2600, 0.02, 0.2)]),
}

/** Seconds of noise that rustles are cut from. */
const NOISE = 0.5
/** Seconds until a tone is at its loudest: soft, yet at once. */
const ATTACK = 0.006

/**
 * Plays sounds through this device, which sleeps in between: awake it takes power even in silence.
 * `loud`: from 0 to 1.
 */
export function synth(context: AudioContext) {
  let [heard, asleep] = [0, false]
  const master = context.createGain()
  const warm = context.createBiquadFilter()
  warm.type = 'lowpass'
  warm.frequency.value = 5200
  master.connect(warm).connect(context.destination)
  const noise = noiseIn(context)

  function sound(part: Part, start: number): void {
    const begins = start + part.at
    const ends = begins + part.lasts
    const envelope = context.createGain()
    envelope.gain.setValueAtTime(0.0001, begins)
    envelope.gain.exponentialRampToValueAtTime(part.loud, begins + ATTACK)
    envelope.gain.exponentialRampToValueAtTime(0.0001, ends)
    envelope.connect(master)
    const source =
      part.wave === 'noise' ? rustling(part, envelope) : sounding(part, envelope, begins)
    heard++
    source.onended = hush
    source.start(begins)
    source.stop(ends + 0.02)
  }

  /** One sound less; the last one sends the device to sleep. */
  function hush(): void {
    heard--
    if (heard > 0) return
    asleep = true
    void context.suspend()
  }

  function sounding({ pitch, to, wave, lasts }: Tone, into: AudioNode, begins: number) {
    const source = context.createOscillator()
    source.type = wave
    source.frequency.setValueAtTime(pitch, begins)
    if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, begins + lasts)
    source.connect(into)
    return source
  }

  function rustling({ pitch }: Rustle, into: AudioNode) {
    const source = context.createBufferSource()
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.frequency.value = pitch
    source.buffer = noise
    source.connect(band).connect(into)
    return source
  }

  return {
    play(name: SoundName, loud: number, after = 0): void {
      // A page that slept, or a telephone call, may have stopped it too.
      if (asleep || context.state !== 'running') void context.resume()
      asleep = false
      master.gain.value = loud
      for (const part of SOUNDS[name]) sound(part, context.currentTime + after)
    },
  }
}

function noiseIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return buffer
}
