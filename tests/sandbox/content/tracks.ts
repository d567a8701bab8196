import { backend } from './tracks/backend.ts';
import { design } from './tracks/design.ts';
import { mobile } from './tracks/mobile.ts';
import { web } from './tracks/web.ts';
import type { TrackContent } from './types.ts';

export const tracks: TrackContent[] = [web, mobile, design, backend];
