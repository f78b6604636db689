import { Dialog, space, token } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { styled } from 'styled-components';
import { markedWith, rowTargets } from './keys-of-page.ts';

const Groups = styled.div`
  columns: 18rem;
  column-gap: ${space(6)};
`;

const Group = styled.section`
  break-inside: avoid;
  padding-block-end: ${space(4)};

  & > h3 {
    padding-block-end: ${space(1)};
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }

  & > dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
    padding-block: ${space(1)};
    border-block-end: ${token('hairline')} solid ${token('line')};
  }

  & kbd {
    padding-inline: ${space(1.5)};
    border: ${token('hairline')} solid ${token('line-control')};
    border-radius: ${token('radius')};
    font-size: ${token('text-sm')};
  }
`;

const Note = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`;

/** A screen that "g" and a letter open. */
export interface GoTo {
  key: string;
  label: string;
  href: string;
}

interface Shortcut {
  keys: readonly string[];
  does: string;
}

const everywhere: readonly Shortcut[] = [
  { keys: ['/'], does: 'Search everywhere' },
  { keys: ['Ctrl', 'K'], does: 'Search everywhere, while typing too' },
  { keys: ['?'], does: 'Show these keys' },
  { keys: ['Esc'], does: 'Close a dialog or menu' },
];

/** What the open screen has. */
function onThisScreen(): Shortcut[] {
  const create = markedWith('n');
  return [
    ...(create ? [{ keys: ['n'], does: create.textContent }] : []),
    ...(rowTargets().length > 0
      ? [
          { keys: ['j'], does: 'Next row' },
          { keys: ['k'], does: 'Previous row' },
          { keys: ['Enter'], does: 'Open the row' },
        ]
      : []),
  ];
}

function KeyGroup({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    shortcuts.length > 0 && (
      <Group>
        <h3>{title}</h3>
        <dl>
          {shortcuts.map(({ keys, does }) => (
            <div key={does}>
              <dt>{does}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Group>
    )
  );
}

/** The keys of the open screen. */
export function ShortcutList({ screens, onClose }: { screens: readonly GoTo[]; onClose: () => void }) {
  const [here] = useState(onThisScreen);
  return (
    <Dialog title="Keyboard shortcuts" isOpen onOpenChange={onClose}>
      <Groups>
        <KeyGroup title="On this screen" shortcuts={here} />
        <KeyGroup title="Everywhere" shortcuts={everywhere} />
        <KeyGroup
          title="Go to"
          shortcuts={screens.map(({ key, label }) => ({ keys: ['g', key], does: label }))}
        />
      </Groups>
      <Note>They do nothing while you type. Your profile can switch the keys of one letter off.</Note>
    </Dialog>
  );
}
