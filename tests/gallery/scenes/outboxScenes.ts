import { paths, toGrading, toSubmitTask } from '../../../src/paths.ts';
import { all, fails, press, see, visit, write } from '../acts.ts';
import type { Scene } from '../scene.ts';
import { ids, people } from '../world.ts';
import { screen, onScreen, goodWork } from './parts.ts';

const finishWork = all(
  fails('POST', '/api/tasks', '500'),
  write(goodWork),
  press('Submit'),
  see('It waits in your outbox'),
);
const finishGrade = all(
  fails('POST', '/api/mentors/grade', '500'),
  write({ Comment: 'Well done, and clear.', 'Grade (%)': '84' }),
  press('Send grade'),
  see('It waits in your outbox'),
);

/** Finished drafts that were not sent. */
export const outboxScenes: Scene[] = [
  ...screen(
    'Outbox',
    toSubmitTask(ids.pending),
    {
      'work waits': { show: all(finishWork, visit(paths.outbox), see('Send it')) },
      sent: {
        show: all(finishWork, visit(paths.outbox), press('Send it'), see(/^Sent at/)),
      },
      'not sent again': {
        show: all(
          finishWork,
          visit(paths.outbox),
          fails('POST', '/api/tasks', '500'),
          press('Send it'),
          see('It waits here'),
        ),
      },
      banner: {
        ...onScreen,
        show: all(finishWork, visit(paths.dashboard), see('1 finished thing waits')),
      },
      nothing: { path: paths.outbox },
    },
    { as: people.mentee },
  ),
  ...screen(
    'Outbox',
    toGrading(ids.submission),
    {
      'a grade waits': { show: all(finishGrade, visit(paths.mentorOutbox), see('Send it')) },
      'a grade waits, long names': {
        as: people.longMentor,
        path: toGrading(ids.longSubmission),
        show: all(finishGrade, visit(paths.mentorOutbox), see('Send it')),
      },
      'said at the desk': { ...onScreen, show: finishGrade },
    },
    { as: people.mentor },
  ),
];
