import type { SubmissionContent } from '../types.ts';

/** Submissions to Ngozi, for the backend track. */
export const backendSubmissions: SubmissionContent[] = [
  {
    mentee: 'musa',
    task: 'backend-hello-server',
    taskUrl: 'https://git.example/musa-garba/hello-server',
    menteeComment: 'The clock answers in WAT. Unknown paths give 404 with a short JSON body.',
    submittedDaysAgo: 20,
    grade: {
      percentage: 90,
      comment:
        'Short, readable and correct status codes. One improvement: read the port from the environment, as you did for the time zone. I liked the curl examples in your README.',
    },
  },
  {
    mentee: 'musa',
    task: 'backend-price-api',
    taskUrl: 'https://git.example/musa-garba/price-api',
    menteeComment:
      'A negative price answers 400 with the name of the field. curl commands are in the README.',
    submittedDaysAgo: 9,
    grade: null,
  },
  {
    mentee: 'musa',
    task: 'backend-ledger',
    taskUrl: 'https://git.example/musa-garba/cooperative-ledger',
    menteeComment:
      'Balances are sums, never stored. I pulled the plug in the middle of a transfer: nothing lost.',
    submittedDaysAgo: 1,
    grade: null,
  },

  {
    mentee: 'emeka',
    task: 'backend-hello-server',
    taskUrl: 'https://git.example/emeka/hello',
    menteeComment:
      'Running on an old laptop under my desk. Logs show method, path, status and milliseconds.',
    submittedDaysAgo: 18,
    grade: {
      percentage: 84.5,
      comment:
        'The log line is exactly what you will want at two in the morning. POST to /time answers 200 though, where 405 would be honest. Fix that and move on to the price API.',
    },
  },
  {
    mentee: 'emeka',
    task: 'backend-result-schema',
    taskUrl: 'https://git.example/emeka/result-schema/blob/main/schema.sql',
    menteeComment:
      'One row per pupil, subject & term. The check constraint refuses a mark of 61 out of 60.',
    submittedDaysAgo: 6,
    grade: null,
  },
  {
    mentee: 'emeka',
    task: 'backend-deploy',
    taskUrl: 'https://price-api.emeka.example/health',
    menteeComment:
      'Deployed. /health shows the commit. Secrets are in the environment, none in the history.',
    submittedDaysAgo: 0,
    grade: null,
  },

  {
    mentee: 'itohan',
    task: 'backend-hello-server',
    taskUrl: 'https://git.example/itohan/first-server',
    menteeComment:
      'I come from Python, so the callbacks felt strange. "await" made it click for me.',
    submittedDaysAgo: 13,
    grade: null,
  },
  {
    mentee: 'itohan',
    task: 'backend-result-schema',
    taskUrl: 'https://git.example/itohan/result-sheet-db',
    menteeComment: 'Five tables, all queries in queries.sql with the expected answer as a comment.',
    submittedDaysAgo: 4,
    grade: null,
  },

  {
    mentee: 'nsikak',
    task: 'backend-hello-server',
    taskUrl: 'https://git.example/nsikak/server',
    menteeComment: 'It works on my laptop.',
    submittedDaysAgo: 8,
    grade: null,
  },
];
