import { LinkButton } from '@pitlane/shared-ui/link';
import { space } from '@pitlane/shared-ui/theme';
import { styled } from 'styled-components';

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block: ${space(2)};
`;

export function VisitorLinks() {
  return (
    <Pair>
      <LinkButton href="/login" variant="quiet">
        Log In
      </LinkButton>
      <LinkButton href="/register" variant="primary">
        Sign Up
      </LinkButton>
    </Pair>
  );
}
