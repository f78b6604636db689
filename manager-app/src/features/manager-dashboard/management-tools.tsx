import { Card, CardGrid, Link, space, token } from '@pitlane/shared-ui/core';
import { Boxes, ClipboardList, History, type IconComponent, Users, Wrench } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';

const tools: readonly { label: string; href: string; detail: string; icon: IconComponent }[] = [
  {
    label: 'Assign Requests',
    href: paths.assignRequests,
    detail: 'Assign requests to mechanics',
    icon: ClipboardList,
  },
  {
    label: 'Manage Staff',
    href: paths.mechanicManagement,
    detail: 'Rates, salaries and dismissals',
    icon: Wrench,
  },
  {
    label: 'Customer Management',
    href: paths.customerManagement,
    detail: 'Customers and their vehicles',
    icon: Users,
  },
  {
    label: 'Stock Holdings',
    href: paths.partsManagement,
    detail: 'Parts, stock and their value',
    icon: Boxes,
  },
  { label: 'Audit Trail', href: paths.auditTrail, detail: 'Who changed what, and when', icon: History },
];

const Item = styled.li`
  position: relative;
`;

const Head = styled.h3`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  font-size: ${token('text-lg')};

  svg {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    stroke-width: 1.5;
    color: ${token('accent-text')};
  }

  /* Makes the whole card clickable. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Detail = styled.p`
  color: ${token('text-muted')};
`;

export function ManagementTools() {
  return (
    <CardGrid cardWidth="small">
      {tools.map(({ label, href, detail, icon: Icon }) => (
        <Item key={href}>
          <Card as="div">
            <Head>
              <Icon aria-hidden="true" />
              <Link variant="quiet" href={href}>
                {label}
              </Link>
            </Head>
            <Detail>{detail}</Detail>
          </Card>
        </Item>
      ))}
    </CardGrid>
  );
}
