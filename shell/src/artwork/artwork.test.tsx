import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HeroDrawing } from './hero-drawing.tsx';
import { loginDrawings } from './login-drawings.tsx';

const drawings = [HeroDrawing, ...Object.values(loginDrawings)].map((Drawing) => ({
  name: Drawing.name,
  Drawing,
}));

test('the login has four drawings to rotate through', () => {
  expect(new Set(Object.values(loginDrawings)).size).toBe(4);
});

describe.each(drawings)('$name', ({ Drawing }) => {
  it('can be rendered ahead of time, in less than 30 kB', () => {
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

test('ids are used once, because all backdrops of the login share a page', () => {
  const { container } = render(
    Object.entries(loginDrawings).map(([name, Drawing]) => <Drawing key={name} />),
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
