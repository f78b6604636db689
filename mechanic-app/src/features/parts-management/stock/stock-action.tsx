import type { Part } from '@pitlane/shared-data/parts';
import { Button, media, space, token } from '@pitlane/shared-ui/core';
import { Pencil } from '@pitlane/shared-ui/icons';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { StockEditor } from './stock-editor.tsx';

/** While editing, the button still takes its place, so that the row keeps its line and the column its width. */
const Place = styled.div`
  &[data-editing] {
    visibility: hidden;
  }

  @media ${media.narrow} {
    &[data-editing] {
      display: none;
    }
  }

  /* Leaves room for all columns. */
  @media ${media.tablet} {
    button {
      padding-inline: ${space(2)};
      font-size: ${token('text-sm')};
    }

    svg {
      display: none;
    }
  }
`;

/** Replaced by the stock editor while editing; gets the focus back when that closes. */
export function StockAction({ part }: { part: Part }) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <div>
      <Place data-editing={isEditing || undefined}>
        <Button
          ref={button}
          size="large"
          icon={Pencil}
          aria-label={`Update stock of ${part.part_name}`}
          onPress={() => setEditing(true)}
        >
          Update
        </Button>
      </Place>
      {isEditing && <StockEditor part={part} onClose={() => setEditing(false)} />}
    </div>
  );
}
