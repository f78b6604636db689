import { LinkButton, space } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { ThemeSwitch } from '../page/theme-switch.tsx';
import { paths } from '../paths.ts';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block: ${space(2)};
`;

export function VisitorLinks() {
  return (
    <Links>
      <ThemeSwitch />
      <LinkButton href={paths.login} variant="quiet">
        Log In
      </LinkButton>
      <LinkButton href={paths.register} variant="primary">
        Sign Up
      </LinkButton>
    </Links>
  );
}
