export { createPersonal, type Personal } from './createPersonal.ts';
export { createBrowserPersonalStorage } from './PersonalStorage.ts';
export { emptyPlaces, isFavourite, placeKey, withPinToggled, withVisit, type Place, type Places } from './places.ts';
