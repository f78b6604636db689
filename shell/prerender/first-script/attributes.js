/** What the build wrote on the script's element: the files of the portal, and which files each unit and page needs. */
export const { files: portalFiles, preload: unitFiles } = document.currentScript.dataset;
