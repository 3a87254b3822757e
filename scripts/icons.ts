import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as driver, type Page } from 'playwright-core';
import { chromium } from '../test/browser/chromium.ts';

/**
 * `node scripts/icons.ts` renders the icons of the app and of its files in each system's format. The results
 * are committed, so that packaging needs no browser.
 */
const root = join(import.meta.dirname, '..');
const resources = join(root, 'resources');

const LINUX_SIZES = [16, 32, 48, 64, 128, 256, 512];
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];
/** The type codes for each size in Apple's icon format. */
const ICNS_SIZES = {
  icp4: 16,
  icp5: 32,
  ic07: 128,
  ic08: 256,
  ic09: 512,
  ic10: 1024,
  ic11: 32,
  ic12: 64,
  ic13: 256,
  ic14: 512,
};

async function draw(page: Page, drawing: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  const image = `data:image/svg+xml;base64,${readFileSync(drawing).toString('base64')}`;
  await page.setContent(`<style>*{margin:0}img{display:block;width:100vw}</style><img src="${image}">`);
  return page.screenshot({ omitBackground: true });
}

/** A directory of images, then the images, as PNG. */
async function ico(page: Page, drawing: string): Promise<Buffer> {
  const pictures: Buffer[] = [];
  for (const size of ICO_SIZES) pictures.push(await draw(page, drawing, size));
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [at, picture] of pictures.entries()) {
    const entry = 6 + 16 * at;
    // 256 is written as 0.
    const side = (ICO_SIZES[at] ?? 0) % 256;
    directory.writeUInt8(side, entry);
    directory.writeUInt8(side, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(picture.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([directory, ...pictures]);
}

async function icns(page: Page, drawing: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const [name, size] of Object.entries(ICNS_SIZES)) {
    const picture = await draw(page, drawing, size);
    parts.push(block(name, picture));
  }
  return block('icns', Buffer.concat(parts));
}

function block(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32BE(content.length + head.length, 4);
  return Buffer.concat([head, content]);
}

const browser = await driver.launch(chromium());
try {
  const page = await browser.newPage();
  const app = join(root, 'src', 'renderer', 'icon.svg');
  mkdirSync(join(resources, 'icons'), { recursive: true });
  for (const size of LINUX_SIZES)
    writeFileSync(join(resources, 'icons', `${size}x${size}.png`), await draw(page, app, size));
  for (const [name, drawing] of [
    ['icon', app],
    ['record', join(resources, 'record.svg')],
  ] as const) {
    writeFileSync(join(resources, `${name}.ico`), await ico(page, drawing));
    writeFileSync(join(resources, `${name}.icns`), await icns(page, drawing));
  }
} finally {
  await browser.close();
}
