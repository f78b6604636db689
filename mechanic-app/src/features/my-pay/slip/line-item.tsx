import { formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { bonusRule, type PayLine, payLineName, timePayRule } from '@pitlane/shared-data/pay-slips';
import { DescriptionList, Link, LinkButton, RegistrationPlate } from '@pitlane/shared-ui/core';
import { paths } from '../../../paths.ts';
import { AskAboutLine } from './ask-about-line.tsx';
import { Amount, Item, Name, Opened, Summary, What } from './line-style.ts';
import { Questions } from './questions.tsx';

const money = (rupees: number | null) => rupees !== null && formatMoneyWithPaise(rupees);

const factsOf = (line: PayLine) =>
  line.kind === 'job'
    ? [
        { label: 'Time', value: timePayRule(line) },
        { label: 'Time pay', value: money(line.time_pay) },
        { label: 'Bonus rule', value: bonusRule(line) },
        { label: 'Bonus', value: money(line.bonus) },
        { label: 'Amount', value: <strong>{formatMoneyWithPaise(line.amount)}</strong> },
      ]
    : [
        {
          label: 'Corrects',
          value: line.corrects_run !== null && (
            <Link href={paths.paySlip(line.corrects_run)}>An earlier payslip</Link>
          ),
        },
        { label: 'Added by', value: line.added_by_name },
        { label: 'Amount', value: <strong>{formatMoneyWithPaise(line.amount)}</strong> },
      ];

/** A line that opens down to its job, time and rule; what was asked about it stays in sight. */
export function LineItem({ line }: { line: PayLine }) {
  const { request_id, registration_number, completed_at, amount, questions } = line;
  const name = payLineName(line);
  return (
    <Item>
      <details>
        <Summary>
          <What>
            <Name>{name}</Name>
            {registration_number && <RegistrationPlate>{registration_number}</RegistrationPlate>}
            {completed_at && <span>{formatDate(completed_at)}</span>}
          </What>
          <Amount>{formatMoneyWithPaise(amount)}</Amount>
        </Summary>
        <Opened>
          <DescriptionList items={factsOf(line).filter(({ value }) => value !== false)} />
          <div>
            {request_id !== null && (
              <LinkButton href={paths.job(request_id)}>{`Open Job #${request_id}`}</LinkButton>
            )}
            <AskAboutLine line={line} name={name} />
          </div>
        </Opened>
      </details>
      {questions.length > 0 && <Questions line={line} name={name} />}
    </Item>
  );
}
