import { createRequire } from 'node:module';
import { RuleIndex } from './rule-index.js';

/** Loads what jsdom is made of. */
const load = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const internal = (file) => load(`jsdom/lib/jsdom/${file}`);
const styleRules = internal('living/helpers/style-rules.js');
const { matchesDontThrow } = internal('living/helpers/selectors.js');
const { implForWrapper } = internal('living/generated/utils.js');
const { CSSStyleDeclaration } = load('cssstyle');
const defaultRules = load('rrweb-cssom').parse(internal('browser/default-stylesheet.js')).cssRules;

const { forEach, indexOf } = Array.prototype;

/** The rules of a list that jsdom applies, those for the screen included. Rules such as @keyframes have no selectors. */
function applied(rules, found) {
  forEach.call(rules, (rule) => {
    const isForScreen = rule.media && indexOf.call(rule.media, 'screen') !== -1;
    if (isForScreen) applied(rule.cssRules, found);
    else if (!rule.media && rule.selectorText) found.push(rule);
  });
  return found;
}

function rulesOf(document) {
  const found = applied(defaultRules, []);
  forEach.call(document.styleSheets._list, ({ cssRules }) => applied(cssRules, found));
  return found;
}

/** What is known of the styles of a page. */
const pages = new WeakMap();

/**
 * The styles known of an element's page. jsdom drops its own, with their elements, at each change of the document; those
 * by rules stay as long as the rules.
 */
function stylesOf(document) {
  let page = pages.get(document);
  if (page && page.cache === document._styleCache) return page;
  const rules = rulesOf(document);
  if (!page?.index.isOf(rules))
    page = { index: new RuleIndex(rules), byRules: new Map(), computed: new WeakMap() };
  page.cache = document._styleCache = new WeakMap();
  page.ofElements = new WeakMap();
  pages.set(document, page);
  return page;
}

function declare(rules, style) {
  const declaration = new CSSStyleDeclaration();
  for (const source of [...rules.map((rule) => rule.style), style]) {
    forEach.call(source, (property) => {
      const value = source.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, source.getPropertyPriority(property));
    });
  }
  return declaration;
}

/** As jsdom's, but made once for all elements with the same rules. */
function declarationFor(element) {
  const { index, byRules, cache } = stylesOf(element._ownerDocument);
  const before = cache.get(element);
  if (before) return before;
  const matching = index.placesFor(element, matchesDontThrow);
  const key = `${matching} ${element.getAttributeNS(null, 'style') ?? ''}`;
  const declaration =
    byRules.get(key) ??
    declare(
      matching.map((place) => index.ruleAt(place)),
      element.style,
    );
  byRules.set(key, declaration);
  cache.set(element, declaration);
  return declaration;
}

styleRules.getDeclarationForElement = declarationFor;

/** As jsdom's: what is declared, and for some properties what that comes to, with their parent's. */
function compute(element) {
  const computed = new CSSStyleDeclaration();
  const declaration = declarationFor(element);
  forEach.call(declaration, (property) => {
    const value = declaration.getPropertyValue(property);
    computed.setProperty(property, value, declaration.getPropertyPriority(property));
  });
  for (const property of Object.keys(styleRules.propertiesWithResolvedValueImplemented))
    computed.setProperty(property, styleRules.getResolvedValue(element, property));
  return computed;
}

const noParent = {};

/** The computed style of an element follows from its declaration and the computed style of its parent. */
function computedStyle(element) {
  const { computed, ofElements } = stylesOf(element._ownerDocument);
  const before = ofElements.get(element);
  if (before) return before;
  const declaration = declarationFor(element);
  const parent = element.parentElement ? computedStyle(element.parentElement) : noParent;
  const byParent = computed.get(declaration) ?? new WeakMap();
  const style = byParent.get(parent) ?? compute(element);
  computed.set(declaration, byParent.set(parent, style));
  ofElements.set(element, style);
  return style;
}

/**
 * A search by role reads the computed style of hundreds of elements after each change of a page. For each, jsdom asks the
 * selector engine about every rule, and parses each property that it finds twice. Here the engine is asked about the rules
 * that an element may match, and elements with the same styles share them.
 */
export function shareComputedStyles(window) {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    const found = implForWrapper(element);
    return found?.nodeType === 1 && !pseudo
      ? computedStyle(found)
      : getComputedStyle.call(window, element, pseudo);
  };
}
