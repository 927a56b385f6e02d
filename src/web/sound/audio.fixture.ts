/* An AudioContext that plays nothing and notes what it was to play, for tests. */

/** A sound that was to be played: of what kind, from when to when. */
export interface Played {
  readonly kind: 'tone' | 'noise'
  from: number
  to: number
}

class FakeNode {
  readonly gain = param()
  readonly frequency = param()
  type = ''
  buffer: unknown = null
  connect<Other>(other: Other): Other {
    return other
  }
}

const param = () => ({
  value: 0,
  setValueAtTime: () => {},
  exponentialRampToValueAtTime(value: number) {
    // The real one throws: an exponential never gets to nothing.
    if (value <= 0) throw new RangeError('not above 0')
  },
})

export class FakeAudio {
  static opened: FakeAudio[] = []
  readonly played: Played[] = []
  private readonly sources: { onended: () => void }[] = []
  readonly gains: FakeNode[] = []
  readonly destination = new FakeNode()
  readonly sampleRate = 800
  currentTime = 10
  state = 'suspended'

  constructor() {
    FakeAudio.opened.push(this)
  }
  resume() {
    this.state = 'running'
    return Promise.resolve()
  }
  suspend() {
    this.state = 'suspended'
    return Promise.resolve()
  }
  /** All sounds come to their end. */
  end() {
    for (const source of this.sources.splice(0)) source.onended()
  }
  createGain() {
    const node = new FakeNode()
    this.gains.push(node)
    return node
  }
  createBiquadFilter() {
    return new FakeNode()
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) }
  }
  createOscillator() {
    return this.source('tone')
  }
  createBufferSource() {
    return this.source('noise')
  }
  private source(kind: Played['kind']) {
    const sound: Played = { kind, from: NaN, to: NaN }
    this.played.push(sound)
    const source = Object.assign(new FakeNode(), {
      start: (at: number) => void (sound.from = at),
      stop: (at: number) => void (sound.to = at),
      onended: () => {},
    })
    this.sources.push(source)
    return source
  }
}
