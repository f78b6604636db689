import { Bone, Page, PageHeader, VisuallyHidden } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

/** A screen under the header: its heading, and in it a placeholder where the heading is not known. */
export function ScreenFrame({ width }: { width: 'full' | 'form' }) {
  return (
    <main>
      <Page width={width}>
        <PageHeader
          title=""
          description=" "
          back={{ href: '/dashboard', label: ' ' }}
          actions={<Bone data-slot="actions" aria-hidden="true" shape="control" width="9rem" />}
        />
        <VisuallyHidden role="status">Loading…</VisuallyHidden>
      </Page>
    </main>
  );
}

const HeadingLine = styled.span`
  display: grid;
  align-items: center;
  block-size: 1lh;
`;

/** A heading that is not known. */
export const HeadingBone = () => (
  <HeadingLine aria-hidden="true">
    <Bone shape="heading" width="14rem" />
  </HeadingLine>
);
