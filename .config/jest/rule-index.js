/** The pieces between separators that are outside all brackets. */
function pieces(text, separator) {
  const found = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (depth === 0 && separator.test(sign)) found.push('');
    else found[found.length - 1] += sign;
  }
  return found.map((piece) => piece.trim());
}

/** A part of a selector without what its parentheses hold, its attributes as `[name]`. */
function plain(part) {
  let rest = part.replace(/\[\s*([\w-]+)[^\]]*\]/g, '[$1]');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\([^()]*\)/g, '');
  }
  return rest;
}

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** What the parentheses of each `:is()` and `:where()` of a part hold, those inside other parentheses left out. */
function choicesIn(part) {
  return pieces(part, /:/)
    .map((pseudo) => /^(?:is|where)\((.*)\)/s.exec(pseudo)?.[1])
    .filter((held) => held !== undefined);
}

/** A selector of nothing but an element, classes and attributes. */
const simple = /^[a-z]*[1-6]?(\.[\w-]+|\[[\w-]+(=(['"])[^'"]*\3)?\])*$/i;

/** The element, classes and attributes that one selector of a list requires of its subject and of the subject's parent. */
function requirements(selector) {
  const combinators = /[\s>+~]/;
  const subject = pieces(selector, combinators).at(-1);
  const before = selector.slice(0, selector.length - subject.length).trimEnd();
  const own = plain(subject);
  return {
    tag: /^[a-z][\w-]*/i.exec(own)?.[0].toLowerCase(),
    classes: namesIn(own, /\.([\w-]+)/g),
    attributes: namesIn(own, /\[([\w-]+)\]/g),
    choices: choicesIn(subject).map((held) => pieces(held, /,/).map(requirements)),
    parent: before.endsWith('>') ? requirements(before.slice(0, -1).trimEnd()) : undefined,
    isAll: simple.test(selector),
    values: [...selector.matchAll(/\[([\w-]+)=['"]([^'"]*)/g)].map(([, name, value]) => [name, value]),
  };
}

const anything = [{ classes: [], attributes: [], choices: [], values: [] }];

/** Escapes, comments and strings with punctuation: left to the selector engine. */
const isUnusual = (list) => /\\|\/\*|@|["']/.test(list.replace(/'[\w .:%-]*'|"[\w .:%-]*"/g, ''));

const known = new Map();

function requirementsOf(list) {
  const found = known.get(list) ?? (isUnusual(list) ? anything : pieces(list, /,/).map(requirements));
  known.set(list, found);
  return found;
}

/** The names under which a selector is found: what fewest elements have of what it requires. */
function namesOf({ tag, classes, attributes, choices }) {
  if (classes.length > 0) return [`.${classes.at(-1)}`];
  if (attributes.length > 0) return [`[${attributes[0]}`];
  if (tag) return [tag];
  return choices[0]?.flatMap(namesOf) ?? ['*'];
}

const classesOf = (element) => element.getAttributeNS(null, 'class')?.split(/\s+/) ?? [];

/** The names under which an element's rules are found. */
const namesFor = (element) => [
  '*',
  element.localName,
  ...classesOf(element).map((name) => `.${name}`),
  ...element.getAttributeNames().map((name) => `[${name}`),
];

function mayTake({ tag, classes, attributes, choices, parent }, element) {
  if (tag !== undefined && tag !== element.localName) return false;
  if (classes.length > 0) {
    const own = classesOf(element);
    if (!classes.every((name) => own.includes(name))) return false;
  }
  if (!attributes.every((name) => element.hasAttributeNS(null, name))) return false;
  if (!choices.every((selectors) => selectors.some((each) => mayTake(each, element)))) return false;
  return !parent || (element.parentElement !== null && mayTake(parent, element.parentElement));
}

const takes = ({ isAll, values }, element) =>
  isAll && values.every(([name, value]) => element.getAttributeNS(null, name) === value);

/** Finds the rules of a page that match an element by its name, classes and attributes. */
export class RuleIndex {
  #rules;
  #places = new Map();

  constructor(rules) {
    this.#rules = rules;
    for (const [place, { selectorText }] of rules.entries()) {
      for (const name of new Set(requirementsOf(selectorText).flatMap(namesOf))) {
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
    const found = new Set(namesFor(element).flatMap((name) => this.#places.get(name) ?? []));
    const isMatching = (place) => {
      const { selectorText } = this.#rules[place];
      const possible = requirementsOf(selectorText).filter((each) => mayTake(each, element));
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
