-- PostgreSQL assumes a disk on which a page out of order costs four times the next one, and would rather read a whole
-- table than a small index of it. What a garage asks for all day lies in memory or on flash.

alter function private.garage_trend() set random_page_cost = 1.1;
alter function private.list_assignments(text, int, int) set random_page_cost = 1.1;
alter function private.list_customers(text, text, text, int, int) set random_page_cost = 1.1;
alter function private.list_salary_payments(text, timestamptz, timestamptz, int, int) set random_page_cost = 1.1;

-- To count all rows is to meet each of them: in the smallest index, which is a fraction of the table.
alter function private.garage_counts() set enable_seqscan = off;
alter function private.clearing_counts() set enable_seqscan = off;
