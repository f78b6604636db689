import { garageSettingsQuery } from '@pitlane/shared-data/garage';
import { Banner, Card, CardGrid, Link, space, token } from '@pitlane/shared-ui/core';
import {
  CalendarDays,
  CarFront,
  type IconComponent,
  Users,
  Warehouse,
  Wrench,
} from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { missingSettings } from './missing-settings.ts';
import { SettingsPage } from './settings-page.tsx';

const sections: readonly { label: string; href: string; detail: string; icon: IconComponent }[] = [
  {
    label: 'Garage',
    href: paths.garageSettings,
    detail: 'Name, address, tax number, payment details',
    icon: Warehouse,
  },
  {
    label: 'Hours and Bays',
    href: paths.hours,
    detail: 'Opening hours, closed days, places to work',
    icon: CalendarDays,
  },
  {
    label: 'Service Catalogue',
    href: paths.services,
    detail: 'What customers can book, prices, durations',
    icon: Wrench,
  },
  {
    label: 'Car Models',
    href: paths.carModels,
    detail: 'Models offered, and their drawings',
    icon: CarFront,
  },
  { label: 'Managers', href: paths.managers, detail: 'Hiring, rights, removal', icon: Users },
];

const Item = styled.li`
  position: relative;
`;

const Head = styled.h2`
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

/** What the garage has not set up, and what does not work without it. */
function Missing() {
  const { data } = useQuery(garageSettingsQuery());
  const missing = data ? missingSettings(data) : [];
  if (missing.length === 0) return null;
  return (
    <Banner tone="warning" title="Not set up yet">
      <ul>
        {missing.map(({ what, without }) => (
          <li key={what}>
            <Link href={paths.garageSettings}>{what}</Link>: {without}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

export function Component() {
  return (
    <SettingsPage title="Settings" back={{ href: paths.dashboard, label: 'Dashboard' }}>
      <Missing />
      <CardGrid cardWidth="small" aria-label="Settings">
        {sections.map(({ label, href, detail, icon: Icon }) => (
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
    </SettingsPage>
  );
}
