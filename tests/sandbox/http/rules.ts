import { isId } from '../data/ids.ts';
import { isUrl } from './formats.ts';
import { isPhoneNumber } from './phones.ts';

/** The checks of the API's request fields, with the API's messages. */

/** Refuses misplaced dots before the @, and a top level of fewer than two letters. */
const EMAIL =
  /^(?!\.)(?!.*\.[.@])[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+@([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/iu;

export type Check = (value: unknown) => boolean;

export type Rule = readonly [message: string, check: Check];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns a text's length as these checks count it: in code points, so an emoji counts as one. */
const lengthOf = (value: string): number => Array.from(value).length;

const longest = (max: number): Rule => [
  `$property must be shorter than or equal to ${max} characters`,
  (value) => isText(value) && lengthOf(value) <= max,
];

const shortest = (min: number): Rule => [
  `$property must be longer than or equal to ${min} characters`,
  (value) => isText(value) && lengthOf(value) >= min,
];

const orNothing = ([message, check]: Rule): Rule => [
  message,
  (value) => value === undefined || value === null || check(value),
];

export const text = (max: number): Rule[] => [longest(max)];

export const optionalText = (max: number): Rule[] => [orNothing(longest(max))];

export const textFrom = (min: number): Rule[] => [shortest(min)];

export const filled = (): Rule[] => [
  ['$property should not be empty', (value) => isText(value) && value !== ''],
];

export const email = (): Rule[] => [
  longest(64),
  ['$property must be an email', (v) => isText(v) && EMAIL.test(v)],
];

export const url = (...more: Rule[]): Rule[] => [
  ...more,
  ['$property must be an URL address', (v) => isText(v) && isUrl(v)],
];

export const urlUpTo = (max: number): Rule[] => url(longest(max));

export const reference = (): Rule[] => [
  ['$property must be a mongodb id', (value) => isText(value) && isId(value)],
];

export const oneOf = (values: readonly string[]): Rule[] => [
  ['$property must be a valid enum value', (value) => isText(value) && values.includes(value)],
];

export const date = (): Rule[] => [
  [
    '$property must be a Date instance',
    (value) => isText(value) && !Number.isNaN(Date.parse(value)),
  ],
];

export const optionalPhone = (): Rule[] => [
  orNothing([
    'Invalid phone number. Valid phone number sample +2347063644568',
    (value) => isText(value) && isPhoneNumber(value),
  ]),
];

export const optionalTags = (max: number): Rule[] => [
  orNothing(['$property must be an array', Array.isArray]),
  orNothing([
    '$property must be an array of at most 64 values',
    (value) => !Array.isArray(value) || value.length <= 64,
  ]),
  orNothing([
    'each value in $property must be longer than or equal to 1 characters',
    (value) => !Array.isArray(value) || value.every((tag) => isText(tag) && tag.length >= 1),
  ]),
  orNothing([
    `each value in $property must be shorter than or equal to ${max} characters`,
    (value) => !Array.isArray(value) || value.every((tag) => isText(tag) && lengthOf(tag) <= max),
  ]),
];

/** Checks a number, not its text, from 0 to 100 with at most two decimals (`grade`). */
export const percentage = (): Rule[] => [
  ['$property must not be greater than 100', (v) => typeof v === 'number' && v <= 100],
  ['$property must not be less than 0', (v) => typeof v === 'number' && v >= 0],
  [
    '$property must be a number conforming to the specified constraints',
    (v) => typeof v === 'number' && Number.isFinite(v) && Number(v.toFixed(2)) === v,
  ],
];

export const jsonText = (): Rule[] => [
  orNothing([
    '$property must be a json string',
    (value) => {
      try {
        const parsed: unknown = isText(value) ? JSON.parse(value) : null;
        return typeof parsed === 'object' && parsed !== null;
      } catch {
        return false;
      }
    },
  ]),
];

/** Reads a parameter as a number of at least `least`. */
export const numberFrom = (least: number): Rule[] => [
  orNothing([
    `$property must not be less than ${least}`,
    (value) => isText(value) && Number(value) >= least,
  ]),
];
