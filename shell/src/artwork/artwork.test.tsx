import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EngineSection } from './engine-section.tsx';
import { ExplodedWheel } from './exploded-wheel.tsx';
import { FrontElevation } from './front-elevation.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import { loginDrawings } from './login-drawings.tsx';
import { WorkshopPlan } from './workshop-plan.tsx';

const backdrops = [ExplodedWheel, WorkshopPlan, EngineSection, FrontElevation];
const drawings = [HeroDrawing, ...backdrops].map((Drawing) => ({ name: Drawing.name, Drawing }));

test('The login has four drawings to rotate through', () => {
  expect(loginDrawings.map(({ name }) => name)).toEqual(backdrops.map(({ name }) => name));
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

test('Ids are used once, because all backdrops of the login share a page', () => {
  const { container } = render(backdrops.map((Drawing) => <Drawing key={Drawing.name} />));
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
