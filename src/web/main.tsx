import { render } from 'preact'
import { App } from './app.tsx'
import { keepRoom } from './parts/banner.tsx'
import { noteLost } from './parts/lost-sheets.ts'
import { firstPicture } from './parts/painted.ts'
import { firstWords } from './text/catalogue.ts'
import { spellAddress } from './spelled.ts'
import { pageText } from './text/index.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

addEventListener('error', noteLost, true)
spellAddress()
keepRoom()

const root = document.getElementById('app')
// Where the server has sent a picture with the page, that is seen first.
const pictured = document.querySelector('.setting') ? firstPicture() : Promise.resolve()
void Promise.all([firstWords(pageText), pictured]).then(() => root && render(<App />, root))
