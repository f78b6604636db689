import type { RemoteNavEntry } from '@pitlane/shared-data/remote-contract';
import type { Account } from '@pitlane/shared-data/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { navigationOf } from '../navigation/navigation.ts';
import { useFoundRemotes } from '../remotes/remotes-context.ts';
import { useSearchDialog } from '../search/use-search-dialog.tsx';
import { hasDialog, isTyped, markedWith, moveInRows, scanField } from './keys-of-page.ts';
import { readKeys } from './read-keys.ts';
import { hasShortcuts } from './shortcut-choice.ts';
import { type GoTo, ShortcutList } from './shortcut-list.tsx';

/** Milliseconds in which the letter after "g" has to follow. */
const patience = 1500;

/** The screens that "g" and a letter open: each letter once, in the order of the navigation. */
function screensByKey(remotes: ReturnType<typeof useFoundRemotes>, account: Account): GoTo[] {
  const { entries, menus, groups } = navigationOf(remotes, account);
  const all = [...entries, ...[...menus, ...groups].flatMap((menu) => menu.entries)];
  const byKey = new Map(all.toReversed().flatMap((entry) => (entry.key ? [[entry.key, entry]] : [])));
  // As the rail calls it, where there is one.
  const nameOf = ({ label, rail }: RemoteNavEntry) => (groups.length > 0 && rail?.label) || label;
  return [...byKey].map(([key, entry]) => ({ key, label: nameOf(entry), href: entry.href })).toReversed();
}

/**
 * The only listener for keys that work anywhere on a page, and for codes that a scanner types while no field has the focus; loaded
 * when the page is at rest. For staff.
 */
export function Shortcuts({ account }: { account: Account }) {
  const navigate = useNavigate();
  const screens = screensByKey(useFoundRemotes(), account);
  const [isListed, setListed] = useState(false);
  const goesUntil = useRef(0);
  const search = useSearchDialog();

  const press = (key: string) => {
    const screen = Date.now() < goesUntil.current && screens.find((one) => one.key === key);
    goesUntil.current = key === 'g' && !screen ? Date.now() + patience : 0;
    if (screen) void navigate(screen.href);
    else if (key === '?') setListed(true);
    else if (key === 'j') moveInRows(1);
    else if (key === 'k') moveInRows(-1);
    else if (key === '/' || key === 'n') markedWith(key)?.click();
  };
  const onKey = useEffectEvent((key: string) => {
    if (hasShortcuts() && !hasDialog() && !isTyped(document.activeElement)) press(key);
  });
  const onScan = useEffectEvent((code: string) => {
    const field = scanField();
    if (field) field.dispatchEvent(new CustomEvent('scan', { detail: code }));
    else if (!hasDialog()) search.open(code);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent, keys: ReturnType<typeof readKeys>) => {
    const isSearch = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
    if (event.defaultPrevented || event.isComposing) return;
    if (isSearch) {
      if (hasDialog() || !markedWith('/')) return;
      press('/');
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
    const isScan = keys.read(event);
    // A slash opens the search of some browsers.
    if (isScan || (event.key === '/' && hasShortcuts() && !hasDialog())) event.preventDefault();
  });
  useEffect(() => {
    const keys = readKeys({ onKey: (key) => onKey(key), onScan: (code) => onScan(code) });
    const listen = (event: KeyboardEvent) => onKeyDown(event, keys);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      keys.stop();
    };
  }, []);
  return (
    <>
      {isListed && <ShortcutList screens={screens} onClose={() => setListed(false)} />}
      {search.dialog}
    </>
  );
}
