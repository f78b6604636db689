import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Banner } from '../banner/banner.tsx';
import { recoverFocus } from '../page-header/recover-focus.ts';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

/** What became of one of several rows. */
export interface RowOutcome {
  key: string | number;
  name: string;
  /** 'Reminder sent by email', or why not. */
  text: string;
  hasFailed: boolean;
}

export interface OutcomeReport {
  /** '2 of 3 reminders sent' */
  title: string;
  outcomes: readonly RowOutcome[];
}

const Box = styled.section`
  scroll-margin-block-start: calc(${token('header-height')} + ${space(4)});

  &:focus {
    outline: 0;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 0 ${space(4)};
  padding: 0;
  font-size: ${token('text-sm')};
  list-style: none;
  overflow-wrap: anywhere;

  [data-failed] {
    font-weight: ${token('weight-medium')};
  }

  @media ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface OutcomeListProps {
  report: OutcomeReport;
  onDismiss: () => void;
}

/** The outcome of each row, until it is dismissed. It takes the focus if the button that was pressed has gone. */
export function OutcomeList({ report, onDismiss }: OutcomeListProps) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each report
  useEffect(() => recoverFocus(() => box.current), [report]);
  const { title, outcomes } = report;
  return (
    <Box ref={box} tabIndex={-1} aria-label={title}>
      <Banner
        tone={outcomes.some(({ hasFailed }) => hasFailed) ? 'warning' : 'success'}
        title={title}
        onDismiss={() => {
          onDismiss();
          recoverFocus();
        }}
      >
        <List role="list" aria-label="Outcomes">
          {outcomes.map(({ key, name, text, hasFailed }) => (
            <li key={key} data-failed={hasFailed || undefined}>{`${name}: ${text}`}</li>
          ))}
        </List>
      </Banner>
    </Box>
  );
}
