import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../.pitlane/widest-font');

const fonts = path.join(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'), '../ttf');

// The families of code keep their own names: the one that DejaVu has is among those of the theme.
const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <dir>/usr/share/fonts</dir>
  <match target="pattern">
    <test qual="all" name="family" compare="not_contains"><string>Mono</string></test>
    <test qual="all" name="family" compare="not_contains"><string>mono</string></test>
    <edit name="family" mode="assign" binding="strong"><string>DejaVu Sans</string></edit>
  </match>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`;

/**
 * What a browser on Linux needs in its environment to draw every page in DejaVu Sans, whatever fonts the machine has: the
 * widest font that is usual for an interface, and Debian's own. What fits in it fits in the others.
 */
export function widestFont(): Record<string, string> {
  if (process.platform !== 'linux') return {};
  const file = path.join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, configuration);
  return { FONTCONFIG_FILE: file };
}
