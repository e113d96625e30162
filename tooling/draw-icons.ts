import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { prepareBrowser } from '../e2e/support/prepare-browser.ts';

/** `npm run icons`: what stands for Vida on a home screen, in a tab and beside a link, drawn from her own sprite. */
const root = resolve(import.meta.dirname, '..');
const publicFolder = join(root, 'web/public');
const fontFile = 'node_modules/@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2';
const FAVICON_SIDE = 32;

interface Drawing {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

const sprite = await readFile(join(root, 'web/src/ui/vida-moods.svg'), 'utf8');
const font = (await readFile(join(root, fontFile))).toString('base64');

/** The sprite has to stand in the same document; its colours are those of the light theme. */
const toDocument = (body: string): string => `<!doctype html><style>
@font-face { font-family: Radio; src: url(data:font/woff2;base64,${font}); font-weight: 300 700; }
html, body { margin: 0; background: transparent; }
body > svg:first-child { display: none; }
.ground { display: grid; place-items: center; width: 100vw; height: 100vh; }
.sand { background: #fcf3e6; }
.round { border-radius: 22%; }
.preview { position: relative; width: 1200px; height: 630px; overflow: hidden; background: #0b4a45; color: #f2faf7;
  font-family: Radio; }
.preview svg { position: absolute; }
.preview h1 { position: absolute; left: 84px; top: 92px; margin: 0; font-size: 128px; line-height: 1;
  letter-spacing: -4px; }
.preview p { position: absolute; left: 88px; top: 252px; width: 620px; margin: 0; font-size: 46px;
  line-height: 58px; color: #b5d6cf; }
</style><body>${sprite}${body}`;

const bird = (name: string, side: string): string =>
  `<svg width="${side}" height="${side}"><use href="#vida-${name}" width="100%" height="100%"/></svg>`;
const onGround = (className: string, share: number, name = 'greeting'): string =>
  `<div class="ground ${className}">${bird(name, `${share}%`)}</div>`;
const square = (file: string, side: number, body: string): Drawing => ({
  file,
  width: side,
  height: side,
  body,
});

/** A day's line that comes to rest inside its band, where Vida hovers: the first picture of the landing page. */
const preview = `<div class="preview">
<svg width="1200" height="630" viewBox="0 0 1200 630"><rect y="438" width="1200" height="112" fill="#17615a"/>
<path d="M0 512C90 508 150 500 210 452S300 396 352 420 430 520 520 508 640 392 700 400 790 498 880 494"
 fill="none" stroke="#f2faf7" stroke-width="7" stroke-linecap="round"/>
<circle cx="880" cy="494" r="17" fill="#e66c30" stroke="#f2faf7" stroke-width="5"/></svg>
<svg width="400" height="400" style="left:760px;top:44px"><use href="#vida-greeting" width="400" height="400"/></svg>
<h1>Vida</h1><p>Sua companheira de saúde, gratuita e privada.</p></div>`;

const drawings: readonly Drawing[] = [
  square('icon-192.png', 192, onGround('sand round', 84)),
  square('icon-512.png', 512, onGround('sand round', 84)),
  // A launcher may cut away all but a circle of 80 % of the side.
  square('icon-maskable-512.png', 512, onGround('sand', 64)),
  square('apple-touch-icon.png', 180, onGround('sand', 82)),
  square('favicon.ico', FAVICON_SIDE, onGround('', 100, 'greeting-face')),
  { file: 'vida-preview.png', width: 1200, height: 630, body: preview },
];

/** An .ico that holds one PNG: header, one entry, the picture. */
const toIco = (png: Buffer): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON_SIDE, 6);
  head.writeUInt8(FAVICON_SIDE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

const draw = async (browser: Browser, { file, width, height, body }: Drawing): Promise<void> => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(toDocument(body));
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await writeFile(join(publicFolder, file), file.endsWith('.ico') ? toIco(png) : png);
  await page.close();
};

const prepared = await prepareBrowser();
const browser = await chromium.launch({ executablePath: prepared.executablePath, args: [...prepared.args] });
try {
  for (const drawing of drawings) await draw(browser, drawing);
} finally {
  await browser.close();
  await prepared.remove();
}
