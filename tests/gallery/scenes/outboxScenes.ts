import { paths, toGrading, toSubmitTask } from '../../../src/paths.ts';
import { all, fails, press, see, visit, write } from '../acts.ts';
import type { Scene } from '../scene.ts';
import { ids, people } from '../galleryData.ts';
import { amina, ngozi } from '../../support/people.ts';
import { screen, onScreen, goodWork } from './parts.ts';

const finishWork = all(
  fails('POST', '/api/tasks', '500'),
  write(goodWork),
  press('Submit'),
  see('You can also send it from your outbox'),
);
const finishGrade = all(
  fails('POST', '/api/mentors/grade', '500'),
  write({ Comment: 'Well done, and clear.', 'Grade (%)': '84' }),
  press('Send grade'),
  see('You can also send it from your outbox'),
);

export const outboxScenes: Scene[] = [
  ...screen(
    'Outbox',
    toSubmitTask(ids.pending),
    {
      'work waits': { show: all(finishWork, visit(paths.outbox), see('ready to send')) },
      sent: {
        show: all(finishWork, visit(paths.outbox), press('Send'), see('1 item sent.')),
      },
      'not sent again': {
        show: all(
          finishWork,
          visit(paths.outbox),
          fails('POST', '/api/tasks', '500'),
          press('Send'),
          see('It is saved here'),
        ),
      },
      banner: {
        ...onScreen,
        show: all(finishWork, visit(paths.dashboard), see('1 item ready to send')),
      },
      nothing: { path: paths.outbox },
    },
    { as: amina.email },
  ),
  ...screen(
    'Outbox',
    toGrading(ids.submission),
    {
      'a grade waits': { show: all(finishGrade, visit(paths.mentorOutbox), see('ready to send')) },
      'a grade waits, long names': {
        as: people.longMentor,
        path: toGrading(ids.longSubmission),
        show: all(finishGrade, visit(paths.mentorOutbox), see('ready to send')),
      },
      'said at the desk': { ...onScreen, show: finishGrade },
    },
    { as: ngozi.email },
  ),
];
