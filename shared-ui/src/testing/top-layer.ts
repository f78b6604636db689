/**
 * Adds to jsdom what it lacks of the browser's top layer: modal dialogs and popovers, with their attributes, events, focus
 * and keys. Outside a modal dialog everything is inert; here it has `aria-hidden`, which Testing Library respects, and
 * loses the focus. A setup file of all tests that render components.
 */

const modals: HTMLDialogElement[] = [];
const popovers: HTMLElement[] = [];
const focusedBefore = new WeakMap<Element, Element | null>();
const hidden = new Set<Element>();

const remove = <T>(list: T[], item: T) => {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
};

function hideOutside() {
  for (const element of hidden) element.removeAttribute('aria-hidden');
  hidden.clear();
  const top = modals.at(-1);
  if (!top) return;
  for (const element of document.body.children) {
    // The live regions move into the dialog once it is open.
    if (element.contains(top) || element.matches('[aria-hidden], [data-live-region]')) continue;
    element.setAttribute('aria-hidden', 'true');
    hidden.add(element);
  }
}

const focusable = 'button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], [tabindex="0"]';

/** The parts of an element that Tab reaches. */
const firstFocusable = (element: Element) => element.querySelector<HTMLElement>(focusable);

function restoreFocus(element: Element) {
  const before = focusedBefore.get(element);
  if (before instanceof HTMLElement && before.isConnected) before.focus();
}

const dialogMethods: ThisType<HTMLDialogElement> = {
  showModal() {
    if (this.open) throw new DOMException('The dialog is already open', 'InvalidStateError');
    focusedBefore.set(this, document.activeElement);
    this.open = true;
    modals.push(this);
    hideOutside();
    // Browsers can focus the dialog itself, jsdom only with a tabindex.
    this.tabIndex = -1;
    (firstFocusable(this) ?? this).focus();
  },
  close() {
    if (!this.open) return;
    this.open = false;
    remove(modals, this);
    hideOutside();
    restoreFocus(this);
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
};

function reportToggle(popover: HTMLElement, newState: 'open' | 'closed') {
  const oldState = newState === 'open' ? 'closed' : 'open';
  queueMicrotask(() => {
    if (popover.isConnected)
      popover.dispatchEvent(Object.assign(new Event('toggle'), { newState, oldState }));
  });
}

const popoverMethods: ThisType<HTMLElement> = {
  showPopover() {
    focusedBefore.set(this, document.activeElement);
    popovers.push(this);
    reportToggle(this, 'open');
  },
  hidePopover() {
    if (!remove(popovers, this)) return;
    if (this.contains(document.activeElement)) restoreFocus(this);
    reportToggle(this, 'closed');
  },
};

function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const popover = popovers.at(-1);
  if (popover) return popover.hidePopover();
  const modal = modals.at(-1);
  if (!modal || modal.getAttribute('closedby') === 'none') return;
  if (modal.dispatchEvent(new Event('cancel', { cancelable: true }))) modal.close();
}

/** The browser opens and closes the popover of a pressed button, unless the click is prevented. */
function toggleTarget({ target, defaultPrevented }: Event) {
  const button = target instanceof Element && target.closest('[popovertarget]');
  const popover = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!popover || defaultPrevented) return;
  if (popovers.includes(popover)) popover.hidePopover();
  else popover.showPopover();
}

function closeOnPressOutside({ target }: Event) {
  const popover = popovers.at(-1);
  if (!popover || !(target instanceof Element) || popover.contains(target)) return;
  if (target.closest(`[popovertarget="${popover.id}"]`)) return;
  popover.hidePopover();
}

function keepFocusInside({ target }: FocusEvent) {
  const modal = modals.at(-1);
  if (modal?.isConnected && target instanceof Node && !modal.contains(target)) firstFocusable(modal)?.focus();
}

/** From the last control of a modal dialog, Tab leads through the browser's own controls back to the first. */
function tabBackInside({ key }: KeyboardEvent) {
  const modal = modals.at(-1);
  if (modal && key === 'Tab' && document.activeElement === document.body) firstFocusable(modal)?.focus();
}

// Tests of programs for Node have no page.
if (typeof window !== 'undefined') {
  Object.assign(HTMLDialogElement.prototype, dialogMethods);
  Object.assign(HTMLElement.prototype, popoverMethods);
  window.addEventListener('keydown', closeOnEscape);
  window.addEventListener('click', toggleTarget);
  window.addEventListener('keyup', tabBackInside);
  window.addEventListener('pointerdown', closeOnPressOutside);
  document.addEventListener('focusin', keepFocusInside);
  afterEach(() => {
    modals.length = 0;
    popovers.length = 0;
    hideOutside();
  });
}
