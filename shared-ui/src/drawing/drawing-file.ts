import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dark, light } from '../theme/palette.ts';
import { scale } from '../theme/scale.ts';

const lightTokens: Record<string, string> = { ...scale, ...light };
const darkTokens: Record<string, string> = { ...scale, ...dark };

const rulesOf = (names: string[], values: Record<string, string>) =>
  names.map((name) => `--${name}:${values[name]};`).join('');

/**
 * A drawing as the text of an SVG file with the theme's colours. A browser shows those of the colour scheme of the `img`.
 * @throws for a drawing with an unknown token.
 */
export function drawingFile(drawing: ReactElement): string {
  const markup = renderToStaticMarkup(drawing);
  const used = [...markup.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name);
  const names = [...new Set(['text', ...used])];
  const unknown = names.find((name) => lightTokens[name] === undefined);
  if (unknown) throw new Error(`A drawing uses the unknown token "${unknown}".`);
  const differing = names.filter((name) => lightTokens[name] !== darkTokens[name]);
  const styles = `svg{${rulesOf(names, lightTokens)}color:var(--text)}@media (prefers-color-scheme:dark){svg{${rulesOf(differing, darkTokens)}}}`;
  return markup.replace(
    /^<svg ([^>]*)>/,
    (_, attributes) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><style>${styles}</style>`,
  );
}
