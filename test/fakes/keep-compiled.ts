import { flushCompileCache } from 'node:module';

// What tests start is often killed before it could keep what it compiled for the next one.
setTimeout(flushCompileCache, 1000).unref();
