"""A window of Qt's WebEngine, which is an old Chromium, to be driven through its debugging port."""
import sys

from PyQt6.QtCore import QUrl
from PyQt6.QtWebEngineWidgets import QWebEngineView
from PyQt6.QtWidgets import QApplication

app = QApplication(sys.argv)
view = QWebEngineView()
view.resize(int(sys.argv[1]), int(sys.argv[2]))
view.setUrl(QUrl("about:blank"))
view.show()
sys.exit(app.exec())
