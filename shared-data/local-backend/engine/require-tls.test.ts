import { requireTls } from './require-tls.ts';

test.each([
  'postgresql://owner@localhost:5432/postgres',
  'postgresql://owner@127.0.0.1/postgres',
  'postgresql://owner@[::1]/postgres?sslmode=disable',
  'postgresql://owner@db.example.test/postgres?sslmode=require',
  'postgresql://owner@db.example.test/postgres?sslmode=verify-full',
])('%s is accepted', (url) => {
  expect(() => requireTls(url)).not.toThrow();
});

test.each([
  'postgresql://owner@db.example.test/postgres',
  'postgresql://owner@db.example.test/postgres?sslmode=prefer',
  'postgresql://owner@db.example.test/postgres?sslmode=disable',
  'postgresql://owner@db.example.test/postgres?sslmode=require&ssl=false',
  'postgresql://owner@db.example.test/postgres?sslmode=require&sslmode=disable',
  'postgresql://owner@localhost.example.test/postgres',
])('%s is refused', (url) => {
  expect(() => requireTls(url)).toThrow('would not be encrypted');
});
