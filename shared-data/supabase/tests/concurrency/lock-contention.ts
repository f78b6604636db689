import postgres from 'postgres';
import { postgresVariable, type TestBackend } from '../../../local-backend/testing/test-backend.ts';

async function untilWaiting(watcher: postgres.Sql, count: number) {
  for (let tries = 0; tries < 500; tries++) {
    const [row] = await watcher`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    if (row?.waiting >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Expected ${count} sessions to wait for a lock`);
}

/** Makes concurrent calls wait for one lock, on PostgreSQL. */
export async function openLockContention(backend: TestBackend) {
  const [database] = await backend.exec('select current_database() as name');
  const url = new URL(String(process.env[postgresVariable]));
  url.pathname = `/${database?.name}`;
  const observer = postgres(url.href, { max: 2 });
  return {
    /** Starts all calls while a row that they need is locked, then releases it. */
    race: async (lock: string, runners: (() => Promise<unknown>)[]) => {
      const holder = await observer.reserve();
      await holder`begin`;
      await holder.unsafe(lock);
      const running = Promise.all(runners.map((run) => run()));
      try {
        await untilWaiting(observer, runners.length);
      } finally {
        await holder`commit`;
        holder.release();
      }
      return running;
    },
    untilWaiting: (count: number) => untilWaiting(observer, count),
    /** Takes a lock until it is released. */
    hold: async (lock: string) => {
      const holder = await observer.reserve();
      await holder`begin`;
      await holder.unsafe(lock);
      return {
        release: async () => {
          await holder`commit`;
          holder.release();
        },
      };
    },
    /** Also where a lock is still held, because a test failed. */
    close: () => observer.end({ timeout: 1 }),
  };
}
