import { JOBS } from './jobs.ts';
import { work } from './thread.ts';

work(JOBS);
