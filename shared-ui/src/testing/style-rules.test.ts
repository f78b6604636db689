/** @page */

/** The rules of a style sheet that a button takes, by the property that each sets. */
function takenBy(markup: string, selectors: readonly string[]): string[] {
  const rules = selectors.map((selector, place) => `${selector} { --rule-${place}: taken; }`);
  document.body.innerHTML = `<style>@keyframes turn { to { opacity: 0; } } ${rules.join('\n')}</style>${markup}`;
  const style = getComputedStyle(document.querySelector('[data-subject]') ?? document.body);
  return selectors.filter((_, place) => style.getPropertyValue(`--rule-${place}`) === 'taken');
}

const subject = (attributes: string) =>
  `<div class="outer"><button ${attributes} data-subject></button></div>`;

const taken = [
  'button',
  '*',
  '.wide',
  '.wide.flat',
  'button.flat',
  'div .flat',
  '.outer > .wide',
  ':is(.flat, .other)',
  ':not(.other)',
  'a, .wide',
  '.wide:not(.other)',
  '[data-subject]',
  '.outer [data-subject]',
  'a, :is(a, .wide.flat)',
  ':where(.outer) button',
  '.outer > :is(a, .wide)',
  ".outer > :is(a, button):where([data-kind='1.5'])",
  ".outer>:is(input, button)[data-kind],.outer>:is(input, button):has(> [aria-invalid='true'])",
  ':is(.outer > button, a)',
  'div:not(:has(p)) > :last-child:not(:nth-child(2n + 2))',
  ':where(:is(.wide, .other):not(:is(.other)))',
  'html .outer button',
  ':is(html, body) > .outer > [class]',
  "[data-kind='1.5'], [data-kind='(']",
];

const left = [
  'a',
  '.other',
  '.wide.other',
  'a.wide',
  '.other, a',
  '.wide > .other',
  '.wi',
  'div',
  '.flat:not(.wide)',
  'body > button',
  '.wide > :is(a, button)',
  '.outer > :is(a, input)',
  ".outer > :is(a, button):where([data-kind='2'])",
  ".outer>:is(input, a)[data-kind],.outer>:is(input, button):has(> [aria-invalid='true'])",
  ':is(body > button, a)',
  'div:has(p) > :last-child',
  '.outer > button > *',
  ':where(.wide:is(.other, div > .wider))',
  "[data-kind='(']",
];

test('An element takes exactly the style rules that match it', () => {
  expect(takenBy(subject('class="wide flat" data-kind="1.5"'), [...taken, ...left])).toEqual(taken);
});

test('A changed class takes other rules', () => {
  expect(takenBy(subject('class="wide"'), ['.wide', '.flat'])).toEqual(['.wide']);
  document.querySelector('[data-subject]')?.setAttribute('class', 'flat');
  const style = getComputedStyle(document.querySelector('[data-subject]') ?? document.body);
  expect(style.getPropertyValue('--rule-0')).toBe('');
  expect(style.getPropertyValue('--rule-1')).toBe('taken');
});

const styleOf = (id: string) => getComputedStyle(document.getElementById(id) ?? document.body);

test('Elements with the same rules inherit from their own parents', () => {
  document.body.innerHTML = `<style>.off { visibility: hidden; pointer-events: none; } .cell { display: block; }</style>
    <div class="off"><p class="cell" id="inner"></p></div><div><p class="cell" id="outer"></p></div>`;
  expect(styleOf('outer')).toMatchObject({ display: 'block', visibility: 'visible', pointerEvents: 'auto' });
  expect(styleOf('inner')).toMatchObject({ display: 'block', visibility: 'hidden', pointerEvents: 'none' });
  document.querySelector('.off')?.removeAttribute('class');
  expect(styleOf('inner')).toMatchObject({ visibility: 'visible', pointerEvents: 'auto' });
});

test('A later rule, an inserted one and the style attribute take precedence', () => {
  document.body.innerHTML =
    '<style>.cell { display: block; } .wide { display: grid; }</style><p id="cell" class="wide cell"></p>';
  expect(styleOf('cell').display).toBe('grid');
  const [sheet] = document.styleSheets;
  sheet?.insertRule('.cell { display: flex; }', 2);
  document.body.append(document.createElement('hr'));
  expect(styleOf('cell').display).toBe('flex');
  sheet?.deleteRule(2);
  sheet?.insertRule('.cell { display: table; }', 2);
  document.body.append(document.createElement('hr'));
  expect(styleOf('cell').display).toBe('table');
  document.getElementById('cell')?.style.setProperty('display', 'none');
  expect(styleOf('cell').display).toBe('none');
  expect(() => getComputedStyle(Object.create(null))).toThrow(TypeError);
});
