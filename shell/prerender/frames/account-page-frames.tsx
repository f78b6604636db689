import { Bone, media, SkeletonForm, space, token, VisuallyHidden } from '@pitlane/shared-ui/core';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { FullScreen } from '../../src/page/full-screen.tsx';
import { paths } from '../../src/paths.ts';

const Lines = styled.div`
  display: grid;
  gap: ${space(5)};
`;

/** A row of controls or lines of text, as high as in the page: the sheet is centred, so its height moves the heading. */
const LineBox = styled.div`
  display: grid;
  align-items: center;
  block-size: var(--height);

  @media ${media.narrow} {
    block-size: var(--narrow-height);
  }
`;

interface LineProps extends ComponentProps<typeof Bone> {
  height: string;
  narrowHeight?: string;
}

const Line = ({ height, narrowHeight = height, ...bone }: LineProps) => (
  <LineBox style={{ '--height': height, '--narrow-height': narrowHeight }}>
    <Bone {...bone} />
  </LineBox>
);

/** The description of a field. */
const Hint = styled.div`
  display: grid;
  align-items: end;
  block-size: calc(${space(1.5)} + ${token('text-xs')} * ${token('leading-body')});
  margin-block-start: calc(-1 * ${space(5)});
`;

const AccountPage = ({ children, ...heading }: ComponentProps<typeof FullScreen>) => (
  <FullScreen {...heading}>
    <Lines aria-hidden="true">{children}</Lines>
    <VisuallyHidden role="status">Loading…</VisuallyHidden>
  </FullScreen>
);

const linesOfText = (count: number) => `calc(${count} * ${token('text-md')} * ${token('leading-body')})`;

const submit = <Line height={token('target-large')} shape="control" />;
const text = <Line height={linesOfText(1)} width="60%" />;

/** Two buttons, whose labels have two lines. */
const socialSignIns = (
  <Line
    height={`calc(2 * 1.25 * ${token('text-sm')} + 2 * ${space(2)} + 2 * ${token('hairline')})`}
    shape="control"
  />
);

/** Two lines below the social sign-ins: most garages have not set them up. */
const Note = styled.div`
  display: grid;
  align-items: center;
  block-size: calc(2 * ${token('text-sm')} * ${token('leading-body')});
  margin-block-start: calc(${space(2)} - ${space(5)});
`;

/** The usual length of the garage's phone number and address. */
const contacts = <Line height={linesOfText(2)} narrowHeight={linesOfText(3)} />;

const hint = (
  <Hint>
    <Bone width="40%" />
  </Hint>
);

/** The pages without the header, by path. */
export const accountPages: Record<string, { title: string; frame: ReactNode }> = {
  [paths.login]: {
    title: 'Log In',
    frame: (
      <AccountPage title="Log In">
        <SkeletonForm fields={2} />
        <Line height={token('target')} width="50%" />
        {submit}
        {socialSignIns}
        <Note>
          <Bone />
        </Note>
        {text}
      </AccountPage>
    ),
  },
  [paths.register]: {
    title: 'Create Account',
    frame: (
      <AccountPage title="Create Account" description="Book services and track them from anywhere.">
        <SkeletonForm fields={5} />
        {hint}
        {submit}
        {text}
      </AccountPage>
    ),
  },
  [paths.forgotPassword]: {
    title: 'Forgot Password',
    frame: (
      <AccountPage title="Forgot password" description="We'll email you a link to reset it.">
        <SkeletonForm fields={1} />
        {submit}
        {contacts}
        {text}
      </AccountPage>
    ),
  },
  [paths.resetPassword]: {
    title: 'Set a New Password',
    frame: (
      <AccountPage title="Set a new password">
        <SkeletonForm fields={2} />
        {hint}
        {submit}
      </AccountPage>
    ),
  },
};
