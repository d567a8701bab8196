/** True for the page of all addresses of the dashboards. */
declare const AKADA_AREA: boolean;
/** The address of the icon, which a build, or the development server, puts into the boot script. */
declare const AKADA_ICON: string;
