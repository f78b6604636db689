import { Spinner } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

/** As high as the providers' normal widget, so that nothing moves when it is there. */
export const CaptchaPlace = styled.div`
  min-block-size: 4.875rem;
`;

export const CaptchaSpinner = () => <Spinner label="Loading the security check" />;
