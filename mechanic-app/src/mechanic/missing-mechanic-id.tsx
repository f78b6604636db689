import { useSession } from '@pitlane/shared-data/session';
import { Banner, Button, space } from '@pitlane/shared-ui/core';
import { LogOut } from '@pitlane/shared-ui/icons';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';

const Action = styled.div`
  margin-block-start: ${space(3)};
`;

/** Replaces the jobs when the stored user has no mechanic id. */
export function MissingMechanicId() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const logOut = async () => {
    await signOut();
    navigate('/');
  };
  return (
    <Banner
      tone="danger"
      action={
        <Action>
          <Button size="large" icon={LogOut} onPress={() => void logOut()}>
            Log out
          </Button>
        </Action>
      }
    >
      No mechanic ID found. Please log out and log back in.
    </Banner>
  );
}
