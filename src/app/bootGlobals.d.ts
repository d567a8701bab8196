/** True for the page of all addresses of the dashboards. */
declare const AKADA_AREA: boolean;
/** Addresses that a build, and the development server, put into the boot script. */
declare const AKADA_ICON: string;
declare const AKADA_OLDER: string;
declare const AKADA_ELSEWHERE: string;
