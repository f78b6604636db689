import { type Job, jobsQuery, statusLabel } from '@pitlane/shared-data/requests';
import {
  Card,
  CardHeader,
  Cluster,
  LinkButton,
  media,
  QueryView,
  RegistrationPlate,
  RequestStatusBadge,
  Section,
  SkeletonCard,
  space,
  token,
} from '@pitlane/shared-ui/core';
import { Wrench } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { JobDue } from '../../job/job-due.tsx';
import { paths } from '../../paths.ts';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';

/** One line, in which a long name is cut. */
const Facts = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  white-space: nowrap;

  & > :first-child {
    min-inline-size: 0;
  }

  & > :last-child {
    flex: none;
  }

  a {
    display: block;
    align-content: center;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** A large target for gloved hands. */
const Action = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 24rem);
`;

const Placeholder = styled.p`
  color: ${token('text-muted')};
`;

/** Reserves the height of a job, so that loading causes no layout shift: long names are cut to the lines counted here. */
const Slot = styled.div`
  display: grid;
  min-block-size: 17rem;

  h3 {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  header > div > p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media ${media.wide} {
    min-block-size: 14rem;

    h3 {
      -webkit-line-clamp: 1;
    }

    header {
      flex-wrap: nowrap;
    }

    header > :last-child {
      flex: none;
    }
  }
`;

/**
 * The job in progress, else the next approved one. Reads the first page of My Jobs, where the server sorts jobs in
 * progress first, so that opening My Jobs finds it in the cache.
 */
export function CurrentJob() {
  const jobs = useQuery(jobsQuery({ page: 1 }));
  const job = jobs.data?.rows.find(({ status }) => status === 'in_progress' || status === 'approved');
  const isNext = job?.status === 'approved';
  return (
    <Section title={isNext ? 'Next Job' : 'Current Job'}>
      <Slot>
        <QueryView
          query={jobs}
          failure="Failed to load the current job"
          pending={<SkeletonCard label="Loading the current job..." count={1} />}
        >
          {() => (job ? <CurrentJobCard job={job} /> : <Placeholder>You have no open jobs.</Placeholder>)}
        </QueryView>
      </Slot>
    </Section>
  );
}

const headingId = 'current-job';

function CurrentJobCard({ job }: { job: Job }) {
  return (
    <Card as="article" hasMarks aria-labelledby={headingId}>
      <CardHeader
        level={3}
        id={headingId}
        title={job.service_name}
        detail={`Job #${job.request_id} · ${job.customer_name}`}
        end={
          <Cluster gap={2}>
            <JobDue job={job} />
            <RequestStatusBadge status={job.status} label={statusLabel(job.status)} />
          </Cluster>
        }
      />
      <Facts>
        <span>
          <VehicleLink vehicle={job} />
        </span>
        <RegistrationPlate>{job.registration_number}</RegistrationPlate>
      </Facts>
      <Action>
        <LinkButton variant="primary" size="large" icon={Wrench} href={paths.jobsWith(job.status)}>
          Open Job
        </LinkButton>
      </Action>
    </Card>
  );
}
