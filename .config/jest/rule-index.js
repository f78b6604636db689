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

/** A selector of nothing but an element, classes and attributes. */
const simple = /^[a-z]*[1-6]?(\.[\w-]+|\[[\w-]+(=(['"])[\w -]*\3)?\])*$/i;

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
    isAll: simple.test(selector.trim()),
    values: [...selector.matchAll(/\[([\w-]+)=['"]([^'"]*)/g)].map(([, name, value]) => [name, value]),
  };
}

/** The selectors of a list; commas inside parentheses, as of `:is()`, do not separate. */
const selectorsOf = (list) => list.split(/,(?![^()]*\))/);

const anything = [{ classes: [], attributes: [], values: [] }];

/** Escapes, comments, nested parentheses and strings with punctuation: left to the selector engine. */
const isUnusual = (list) => /\\|\/\*|@|\([^)]*\(|["']/.test(list.replace(/'[\w -]*'|"[\w -]*"/g, ''));

const known = new Map();

function requirementsOf(list) {
  const found = known.get(list) ?? (isUnusual(list) ? anything : selectorsOf(list).map(requirements));
  known.set(list, found);
  return found;
}

/** The name under which a selector is found: what fewest elements have of what it requires. */
const nameOf = ({ tag, classes, attributes }) => {
  if (classes.length > 0) return `.${classes.at(-1)}`;
  if (attributes.length > 0) return `[${attributes[0]}`;
  return tag ?? '*';
};

/** The names under which an element's rules are found. */
const namesFor = (element, classes) => [
  '*',
  element.localName,
  ...classes.map((name) => `.${name}`),
  ...element.getAttributeNames().map((name) => `[${name}`),
];

const mayTake = ({ tag, classes, attributes }, element, ownClasses) =>
  (tag === undefined || tag === element.localName) &&
  classes.every((name) => ownClasses.includes(name)) &&
  attributes.every((name) => element.hasAttributeNS(null, name));

const takes = ({ isAll, values }, element) =>
  isAll && values.every(([name, value]) => element.getAttributeNS(null, name) === value);

/** Finds the rules of a page that match an element by its name, classes and attributes. */
export class RuleIndex {
  #rules;
  #places = new Map();

  constructor(rules) {
    this.#rules = rules;
    for (const [place, { selectorText }] of rules.entries()) {
      for (const name of new Set(requirementsOf(selectorText).map(nameOf))) {
        const places = this.#places.get(name) ?? [];
        places.push(place);
        this.#places.set(name, places);
      }
    }
  }

  /**
   * The places of the rules that match an element, in their order.
   * @param engine asked about selectors with more than names.
   */
  placesFor(element, engine) {
    const own = element.getAttributeNS(null, 'class')?.split(/\s+/) ?? [];
    const found = new Set(namesFor(element, own).flatMap((name) => this.#places.get(name) ?? []));
    const isMatching = (place) => {
      const { selectorText } = this.#rules[place];
      const possible = requirementsOf(selectorText).filter((each) => mayTake(each, element, own));
      return (
        possible.length > 0 &&
        (possible.some((each) => takes(each, element)) || engine(element, selectorText))
      );
    };
    return [...found].filter(isMatching).sort((a, b) => a - b);
  }

  ruleAt(place) {
    return this.#rules[place];
  }

  /** Whether it was made of exactly these rules. */
  isOf(rules) {
    return rules.length === this.#rules.length && rules.every((rule, place) => rule === this.#rules[place]);
  }
}
