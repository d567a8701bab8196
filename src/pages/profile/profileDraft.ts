/** The subject of the profile form's draft. */
export const DRAFT = 'profile';
