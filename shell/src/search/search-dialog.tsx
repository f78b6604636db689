import { keepRecentFind, recentFinds, searchQuery } from '@pitlane/shared-data/search';
import { type Account, useSession } from '@pitlane/shared-data/session';
import { Dialog, QueryView, startsNote } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFoundRemotes } from '../remotes/remotes-context.ts';
import { ResultList } from './result-list.tsx';
import { Field, Hint, Results } from './search-layout.tsx';
import {
  joinGroups,
  recentGroup,
  recordGroups,
  type SearchOption,
  scannedOption,
  screenGroup,
  searchTargets,
} from './search-options.ts';

/** Milliseconds after the last key until the database is asked. */
const typingPause = 120;

export interface SearchDialogProps {
  /** A code that a scanner typed: what has it is opened at once. */
  scanned?: string | undefined;
  onClose: () => void;
}

/** The results of what is typed; `isCurrent` once they are those of this very text. */
function useResults(account: Account, typed: string) {
  const remotes = useFoundRemotes();
  const text = typed.trim().replace(/\s+/g, ' ');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), text === '' ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery(searchQuery(asked));
  const recent = useMemo(() => recentGroup(recentFinds(account.id)), [account.id]);
  const rows = text === '' || asked === '' ? [] : (query.data?.rows ?? []);
  const found = recordGroups(rows, searchTargets(remotes, account));
  return {
    text,
    query,
    groups: text === '' ? recent : joinGroups(found, screenGroup(remotes, account, text), text),
    isCurrent: text === '' || (asked === text && !query.isFetching && !query.isPlaceholderData),
  };
}

function Content({ account, scanned = '', onClose }: SearchDialogProps & { account: Account }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(scanned);
  const [place, setPlace] = useState(0);
  const [opensWhenFound, setOpensWhenFound] = useState<'step' | 'record' | 'scanned' | null>(
    scanned ? 'scanned' : null,
  );
  const { text, query, groups, isCurrent } = useResults(account, typed);
  const options = groups.flatMap((group) => group.options);
  const active = Math.min(place, options.length - 1);

  const choose = (option: SearchOption | undefined, what: 'step' | 'record') => {
    if (!option) return;
    keepRecentFind(account.id, { title: option.title, detail: option.detail, href: option.record });
    onClose();
    void navigate(what === 'step' ? option.href : option.record);
  };
  const chooseFound = useEffectEvent(() => {
    if (opensWhenFound === 'scanned') choose(scannedOption(options, text), 'record');
    else if (opensWhenFound) choose(options[active], opensWhenFound);
    setOpensWhenFound(null);
  });
  useEffect(() => {
    if (isCurrent) chooseFound();
  }, [isCurrent]);

  const move = (by: number) => setPlace((active + by + options.length) % Math.max(options.length, 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') {
      const what = event.shiftKey ? 'record' : 'step';
      // A fast typist presses Enter before the answer to the last letter: nothing of an earlier answer is opened.
      if (isCurrent) choose(options[active], what);
      else setOpensWhenFound(what);
    } else return;
    event.preventDefault();
  };

  const hasFailed = query.isError && text !== '';
  const status = () => {
    if (hasFailed) return '';
    if (text === '')
      return options.length > 0 ? '' : 'Type a name, phone number, plate, VIN, number, part or screen.';
    if (!isCurrent && options.length === 0) return 'Searching...';
    if (options.length === 0) return `Nothing found for “${text}”.`;
    return '';
  };
  return (
    <>
      <Field
        role="combobox"
        type="text"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        aria-label="Search everywhere"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={options.length > 0 ? `${id}-${active}` : undefined}
        placeholder="Name, phone, plate, VIN, number, part or screen"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setPlace(0);
          setOpensWhenFound(null);
        }}
        onKeyDown={onKeyDown}
      />
      {/* In the order of Tab, so that the keyboard can scroll it too. */}
      <Results role="group" aria-label="Found" tabIndex={0} aria-busy={!isCurrent || undefined}>
        {text !== '' && <QueryView query={query} failure="Failed to search" />}
        <ResultList id={id} groups={groups} active={active} onChoose={choose} />
        <Hint role="status">{status()}</Hint>
      </Results>
      <Hint role="status">{startsNote(text)}</Hint>
      <Hint>
        <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> for the next step, <kbd>Shift</kbd>{' '}
        <kbd>Enter</kbd> to open
      </Hint>
    </>
  );
}

/** One field for people, phones, plates, requests, invoices, parts and screens, by keyboard alone. */
export function SearchDialog({ onClose, ...rest }: SearchDialogProps) {
  const { account } = useSession();
  return (
    <Dialog title="Search everywhere" isOpen onOpenChange={onClose}>
      {account && <Content account={account} onClose={onClose} {...rest} />}
    </Dialog>
  );
}
