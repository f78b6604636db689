import { type Account, holdsRight } from '@pitlane/shared-data/session';
import { MenuButton, media } from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { useFoundRemotes } from '../remotes/remotes-context.ts';

/** Room for it is where the whole header is. */
const Label = styled.span`
  display: none;

  @media ${media.wide} {
    display: inline;
  }
`;

/** What a person may make, as the remotes announce it. */
export function NewMenu({ account }: { account: Account }) {
  const items = useFoundRemotes()
    .flatMap(({ manifest }) => manifest.create ?? [])
    .filter(
      ({ audience, right }) =>
        audience.some((role) => role === account.role) && (!right || holdsRight(account, right)),
    )
    .sort((one, other) => one.order - other.order)
    .map(({ label, href }) => ({ id: href, label, href }));
  if (items.length === 0) return null;
  return (
    <MenuButton label="New" icon={Plus} items={items}>
      <Label>New</Label>
    </MenuButton>
  );
}
