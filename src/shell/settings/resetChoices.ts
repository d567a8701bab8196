import { storeLetters } from '../../pages/mentor/letterKeys.ts';
import { chooseBriefSize } from '../../platform/device/briefSize.ts';
import { saveData } from '../../platform/savesData.ts';
import { chooseScheme } from '../../platform/scheme.ts';
import { setSlash } from '../search/searchKeys.ts';

/** Puts all settings of this device back to normal. */
export function resetChoices(): void {
  chooseScheme('system');
  chooseBriefSize('normal');
  saveData(false);
  setSlash(true);
  storeLetters(true);
}
