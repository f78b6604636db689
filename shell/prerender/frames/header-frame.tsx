import { Button } from '@pitlane/shared-ui/core';
import { Bell, CircleUser, Menu } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { HeaderBar } from '../../src/header/header-bar.tsx';
import { NavList } from '../../src/header/nav-list.tsx';
import { VisitorLinks } from '../../src/header/visitor-links.tsx';

/** Contains controls that do nothing before the portal's code has loaded. */
const Inert = styled.div.attrs({ inert: true })`
  display: contents;
`;

/** The header of a visitor or a user; the first script removes the links or the buttons, and copies the one entry. */
export function HeaderFrame() {
  return (
    <HeaderBar
      home="/"
      navigation={
        <NavList entries={[{ label: '', href: '/', audience: [], order: 0 }]} menus={[]} label="Main" />
      }
      bell={
        <Inert data-slot="bell">
          <Button variant="quiet" icon={Bell} aria-label="Notices" />
        </Inert>
      }
      account={
        <>
          <div data-slot="visitor">
            <VisitorLinks />
          </div>
          <Inert data-slot="account">
            <Button variant="quiet" icon={CircleUser}>
              <span data-slot="name" />
            </Button>
          </Inert>
        </>
      }
      menu={
        <Inert>
          <Button variant="quiet" size="large" icon={Menu} aria-label="Menu" />
        </Inert>
      }
    />
  );
}
