import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawings as files } from './drawings.tsx';
import { EngineSection } from './engine/engine-section.tsx';
import { ExplodedWheel } from './exploded-wheel.tsx';
import { FrontElevation } from './front-elevation.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import { loginDrawings } from './login-drawings.ts';
import { WorkshopPlan } from './workshop/workshop-plan.tsx';

const backdrops = [ExplodedWheel, WorkshopPlan, EngineSection, FrontElevation];
const drawings = [HeroDrawing, ...backdrops].map((Drawing) => ({ name: Drawing.name, Drawing }));

test.each(loginDrawings)('%s is a file in the colours of both themes', (name) => {
  expect(files[name]).toMatch(/^<svg xmlns="[^"]+" [^>]*><style>svg\{--text:#/);
  expect(files[name]).toContain('@media (prefers-color-scheme:dark){svg{--text:#');
});

describe.each(drawings)('$name', ({ Drawing }) => {
  it('can be prerendered, in less than 30 kB', () => {
    const markup = renderToStaticMarkup(<Drawing />);
    expect(markup.length).toBeLessThan(30_000);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is decoration', () => {
    expect(render(<Drawing />).container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('takes every colour from the theme', () => {
    const painted = render(<Drawing />).container.querySelectorAll('[fill], [stroke], [stop-color]');
    const colours = [...painted].flatMap((element) =>
      ['fill', 'stroke', 'stop-color'].flatMap((name) => element.getAttribute(name) ?? []),
    );
    expect(colours.length).toBeGreaterThan(10);
    expect(
      colours.filter((colour) => !/^(none|currentColor|var\(--[\w-]+\)|url\(#[\w-]+\))$/.test(colour)),
    ).toEqual([]);
  });
});
