import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { MenuEntry } from './menu-entry.ts';
import { MenuItem } from './menu-item.tsx';
import { MenuFilter, MenuSheet } from './menu-sheet.ts';
import { placeBelow } from './place-below.ts';

/** How many entries each key moves the focus; the ends are infinitely far. */
const moves: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface MenuListProps {
  id: string;
  labelId: string;
  items: readonly MenuEntry[];
  /** The label of the field that filters the entries. */
  filterLabel: string | undefined;
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The open menu: a popover, which the browser closes on Escape and on a press outside. */
export function MenuList({ id, labelId, items, filterLabel, trigger, onClose }: MenuListProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const words = text.trim().toLowerCase();
  const shown = items.filter(({ label }) => label.toLowerCase().includes(words));
  /** The filter's field, if there is one, and the entries. */
  const stops = () => [
    ...(sheet.current?.querySelectorAll<HTMLElement>('input, [role=menuitem]:enabled, a') ?? []),
  ];

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the menu opens and closes
  useLayoutEffect(() => {
    const { current: element } = sheet;
    const { current: button } = trigger;
    if (!element || !button) return;
    // A browser without popovers shows the menu above the page by its position alone.
    element.showPopover?.();
    // First: a row that the button is in may grow around the focus, and move it.
    stops()[0]?.focus({ preventScroll: true });
    placeBelow(element, button);
    return () => {
      if (element.contains(document.activeElement)) button.focus();
      element.hidePopover?.();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // Tab goes on from the button, to which the focus returns.
    if (event.key === 'Tab') onClose();
    const all = stops();
    const [first] = all;
    const isTyping = event.target === first && first instanceof HTMLInputElement;
    if (isTyping && event.key === 'Enter') {
      // It would press the button, to which the focus returns.
      event.preventDefault();
      const [, entry, another] = all;
      if (!another) entry?.click();
    }
    // What is typed at an entry goes into the field.
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
    if (isLetter && first instanceof HTMLInputElement) first.focus();
    const move = moves[event.key];
    if (move === undefined || (isTyping && !Number.isFinite(move))) return;
    event.preventDefault();
    const index = all.indexOf(document.activeElement as HTMLElement) + move;
    const next = Number.isFinite(move) ? (index + all.length) % all.length : move < 0 ? 0 : all.length - 1;
    // WebKit shows no focus that a script moves in a menu that the mouse opened.
    all[next]?.focus({ focusVisible: true });
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A press on the trigger moves the focus there, and closes the menu by itself.
    if (!relatedTarget || relatedTarget === trigger.current) return;
    if (!sheet.current?.contains(relatedTarget)) onClose();
  };
  return (
    <MenuSheet
      ref={sheet}
      id={id}
      popover="auto"
      {...(filterLabel && { role: 'dialog', 'aria-labelledby': labelId })}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {filterLabel && (
        <MenuFilter>
          <input
            aria-label={filterLabel}
            placeholder={filterLabel}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <p role="status">{words && `${shown.length} of ${items.length}`}</p>
        </MenuFilter>
      )}
      <div role="menu" aria-labelledby={labelId}>
        {shown.map((entry) => (
          <MenuItem key={entry.id} entry={entry} onClose={onClose} />
        ))}
      </div>
    </MenuSheet>
  );
}
