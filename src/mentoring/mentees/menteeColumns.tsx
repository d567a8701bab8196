import type { Person } from '../../api/schemas.ts';
import type { Column } from '../../ui/table/tableProps.ts';
import { menteesTexts as texts } from '../texts.ts';
import {
  MenteeAction,
  MenteeName,
  MenteeState,
  Technologies,
  type MenteeRow,
} from './menteeCells.tsx';

/** The columns of the mentees' table. */
export const menteeColumns = (rowOf: (person: Person) => MenteeRow): Column<Person>[] => [
  {
    key: 'name',
    header: texts.name,
    sortable: true,
    isTitle: true,
    cell: (person) => <MenteeName person={person} />,
  },
  {
    key: 'technologies',
    header: texts.technologies,
    cell: (person) => <Technologies person={person} />,
  },
  {
    key: 'waiting',
    header: texts.state,
    sortable: true,
    cell: (person) => <MenteeState {...rowOf(person)} />,
  },
  {
    key: 'action',
    header: texts.action,
    align: 'end',
    cell: (person) => <MenteeAction {...rowOf(person)} />,
  },
];
