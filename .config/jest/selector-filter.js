/** A selector without what its parentheses hold, its attributes as `[name]`, and all of it without white space inside. */
function plain(selector) {
  let rest = selector.replace(/\[\s*([\w-]+)[^\]]*\]/g, '[$1]');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\([^()]*\)/g, '');
  }
  return rest.trim();
}

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** The element, classes and attributes that one selector of a list requires of its subject, as far as they are plain. */
function requirements(selector) {
  const subject =
    plain(selector)
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return {
    tag: /^[a-z][\w-]*/i.exec(subject)?.[0].toLowerCase(),
    classes: namesIn(subject, /\.([\w-]+)/g),
    attributes: namesIn(subject, /\[([\w-]+)\]/g),
  };
}

/** The selectors of a list; commas inside parentheses, as of `:is()`, do not separate. */
const selectorsOf = (list) => list.split(/,(?![^()]*\))/);

const anything = [{ classes: [], attributes: [] }];

/** Escapes, comments, nested parentheses and strings with punctuation: left to the selector engine. */
const isUnusual = (list) => /\\|\/\*|@|\([^)]*\(|["']/.test(list.replace(/'[\w -]*'|"[\w -]*"/g, ''));

const known = new Map();

function requirementsOf(list) {
  const found = known.get(list) ?? (isUnusual(list) ? anything : selectorsOf(list).map(requirements));
  known.set(list, found);
  return found;
}

/** Whether an element may match a list of selectors, by its name, classes and attributes alone. */
function mayMatch(list, element) {
  const classes = ` ${element.getAttribute('class') ?? ''} `;
  return requirementsOf(list).some(
    (required) =>
      (required.tag === undefined || required.tag === element.localName) &&
      required.classes.every((name) => classes.includes(` ${name} `)) &&
      required.attributes.every((name) => element.hasAttribute(name)),
  );
}

/**
 * For a computed style, as each search by role needs of hundreds of elements, jsdom asks the selector engine about every
 * rule of the page. The rules of other classes are answered here, in a fraction of the time.
 */
export function filterStyleRules(document) {
  const [impl] = Object.getOwnPropertySymbols(document).filter(({ description }) => description === 'impl');
  let engine;
  Object.defineProperty(document[impl], '_nwsapiDontThrow', {
    get: () => engine,
    set: (real) => {
      engine = {
        configure: (options) => real.configure(options),
        // Rules such as @keyframes have no selectors.
        match: (list, element) => Boolean(list) && mayMatch(list, element) && real.match(list, element),
      };
    },
  });
}
